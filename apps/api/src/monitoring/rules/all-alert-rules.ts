import type { AlertKind } from '@visible-ai/shared/sites/webhook-events';
import { agentBlocked } from './agent-blocked.ts';
import type { AlertRule } from './alert-rule.ts';
import { fileDrift } from './file-drift.ts';
import { newHighIssue } from './new-high-issue.ts';
import { noindex } from './noindex.ts';
import { pageGone } from './page-gone.ts';
import { scoreDrop } from './score-drop.ts';

export const alertRules: Record<AlertKind, AlertRule> = {
  agentBlocked,
  pageGone,
  noindex,
  fileDrift,
  scoreDrop,
  newHighIssue,
};
