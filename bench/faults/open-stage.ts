import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FaultyProxy, openFaultyProxy } from '../../apps/api/test/support/faulty-proxy.ts';
import { openSmtpSink, type SmtpSink } from '../../apps/api/test/support/open-smtp-sink.ts';
import { freePorts } from '../../e2e/support/free-ports.ts';
import type { Row } from '../support/print-table.ts';
import { type Service, startService } from '../support/start-service.ts';
import { judgeAnswers } from './judge-answers.ts';
import { judgeMails } from './judge-mails.ts';
import { openDoors } from './open-doors.ts';

const CALM_MS = 2000;
const AFTER_MS = 10_000;

export const ADMIN = { email: 'owner@example.com', password: 'a password of the benchmark' };

export interface Stage {
  /** The service that is running now. */
  service(): Service;
  sink: SmtpSink;
  /** In front of the mail server. */
  mailProxy: FaultyProxy;
  /** Restarts the service after it has ended; the variables are added to those of the stage. */
  start(environment?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/**
 * The built service with a mail server behind a network that can fail.
 *
 * @param allow `host:port` of the sites that it may audit.
 */
export async function openStage(environment: Record<string, string>, allow: string[] = []): Promise<Stage> {
  const sink = await openSmtpSink();
  const mailProxy = await openFaultyProxy({ host: '127.0.0.1', port: sink.port });
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-faults-'));
  const [port] = await freePorts(1);
  const launch = (further: Record<string, string> = {}) =>
    startService(allow, availableParallelism(), {
      PORT: String(port),
      DATA_DIR: folder,
      JWT_SECRET: 'only for this benchmark, 32 bytes or more',
      SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
      INTAKE_TO: 'team@example.com',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'fatal',
      ...environment,
      ...further,
    });
  let service = await launch();
  return {
    service: () => service,
    sink,
    mailProxy,
    async start(further) {
      service = await launch(further);
    },
    async close() {
      await service.stop();
      await mailProxy.close();
      await sink.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Trouble {
  name: string;
  /** Breaks something and repairs it; resolves when it works again. */
  cause(): Promise<unknown>;
  processDies?: boolean;
  signUpWithin?: number;
}

/** Runs visitors against the service while something breaks, and judges the answers. */
export async function underLoad(stage: Stage, trouble: Trouble): Promise<Row[]> {
  const { name, cause, processDies = false, signUpWithin = 8 } = trouble;
  stage.sink.caught.length = 0;
  const visitors = openDoors(() => stage.service().url);
  await wait(CALM_MS);
  const began = performance.now();
  await cause();
  const fault = { name, began, ended: performance.now(), processDies, signUpWithin };
  await wait(AFTER_MS);
  await visitors.stop();
  const gone = stage.service().hasEnded();
  return [
    ...judgeAnswers(visitors.answers, fault),
    ...(await judgeMails(visitors.promised, stage.sink.caught)),
    { what: 'the process ended by itself', measured: gone ? 'yes' : 'no', target: 'no', met: !gone },
  ];
}
