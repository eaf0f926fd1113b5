import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useJobs } from '../jobs/job-list.ts';
import { type GenerationRequest, startGeneration } from '../jobs/start-generation.ts';

const RETURN_AFTER_MS = 2000;

type State = { at: 'idle' } | { at: 'starting' } | { at: 'started'; id: string };

/**
 * Starts a generation from a form.
 *
 * @param then what happens after the start: go back to the hub after two seconds, or stay while the job
 *   runs.
 */
export function useGenerator(then: 'return' | 'stay'): {
  generating: boolean;
  /** Resolves to whether it was started. */
  generate: (request: GenerationRequest) => Promise<boolean>;
} {
  const [state, setState] = useState<State>({ at: 'idle' });
  const navigate = useNavigate();
  const jobs = useJobs();
  const running =
    state.at === 'started' && jobs.some((job) => job.id === state.id && job.status === 'running');
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
    const id = await startGeneration(request);
    busy.current = false;
    setState(id === null ? { at: 'idle' } : { at: 'started', id });
    return id !== null;
  };
  return { generating: state.at === 'starting' || returning || running, generate };
}
