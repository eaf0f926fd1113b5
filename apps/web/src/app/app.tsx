import { ToastHost } from '@/components/ui/toast-host.tsx';
import { AppRoutes } from './app-routes.tsx';
import { BackgroundJobsHost } from './background-jobs-host.tsx';
import { ClaimAnalyses } from './claim-analyses.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/** Everything inside the router. `main.tsx` uses the browser's router, prerendering a static one. */
export function App() {
  usePreloadOnIntent();
  return (
    <>
      <AppRoutes />
      <ClaimAnalyses />
      <BackgroundJobsHost />
      <ToastHost />
    </>
  );
}
