import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useJobs } from '../jobs/job-list.ts';
import { type GenerationRequest, startGeneration } from '../jobs/start-generation.ts';

const RETURN_AFTER_MS = 2000;

type State = { at: 'idle' } | { at: 'starting' } | { at: 'started'; id: string; isReady: boolean };

/**
 * Starts a generation from a form.
 *
 * @param then what happens after the start: go back to the hub after two seconds, or stay while the job
 *   runs.
 */
export function useGenerator(then: 'return' | 'stay'): {
  /** What stands below the button: nothing, `meanwhile` while the file is written, or that it is there. */
  say: (meanwhile: string) => string | null;
  /** Resolves to whether it was started. */
  generate: (request: GenerationRequest) => Promise<boolean>;
} {
  const [state, setState] = useState<State>({ at: 'idle' });
  const navigate = useNavigate();
  const jobs = useJobs();
  const status = state.at === 'started' ? jobs.find(({ id }) => id === state.id)?.status : undefined;
  // The list may have dropped a job that ended at once.
  const isReady = status === 'completed' || (state.at === 'started' && state.isReady);
  const returning = state.at === 'started' && then === 'return';

  useEffect(() => {
    if (!returning) return;
    const timer = setTimeout(() => navigate('/content'), RETURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [returning, navigate]);

  // A second Enter before the button is disabled must not start a second job.
  const busy = useRef(false);
  const generate = async (request: GenerationRequest) => {
    if (busy.current) return false;
    busy.current = true;
    setState({ at: 'starting' });
    const started = await startGeneration(request);
    busy.current = false;
    setState(started === null ? { at: 'idle' } : { at: 'started', ...started });
    return started !== null;
  };
  const say = (meanwhile: string) => {
    if (returning && isReady) return 'It is ready. Taking you to your content.';
    return state.at === 'starting' || returning || status === 'running' ? meanwhile : null;
  };
  return { say, generate };
}
