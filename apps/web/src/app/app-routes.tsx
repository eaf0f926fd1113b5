import { siteRoutes } from '@visible-ai/shared/site/routes';
import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layouts/site-layout.tsx';
import { pageFor } from './page-registry.ts';

const NotFound = pageFor(null).Page;

/** All routes of the route table, inside the site's layout. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {siteRoutes.map(({ path }) => {
          const { Page } = pageFor(path);
          return <Route key={path} path={path} element={<Page />} />;
        })}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
