import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { toneText } from '@/components/ui/tone.ts';
import { counted } from '@/lib/counted.ts';
import { pagesPath, templatePath } from '../site-paths.ts';

const SHOWN = 8;

/** The kinds of pages of a site, largest first, each with its score. */
export function TemplateList({ audit }: { audit: SiteAudit }) {
  const rest = audit.templates.length - SHOWN;
  return (
    <>
      <ul className="border-b border-line">
        {audit.templates.slice(0, SHOWN).map((template) => {
          const band = scoreBand(template.score);
          return (
            <li
              key={template.id}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-note"
            >
              <Link
                to={templatePath(audit.siteId, audit.id, template.id)}
                className="touch-target min-w-0 font-mono [overflow-wrap:anywhere] hover:underline"
              >
                {template.pattern}
              </Link>
              <span className="shrink-0 text-muted tabular-nums">
                {counted(template.pages, 'page')}
                <span className={`ml-3 font-semibold ${toneText[band]}`}>
                  {template.score}
                  <span className="sr-only"> of 100, {scoreWords[band]}</span>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <p className="mt-3 text-note">
          <Link to={pagesPath(audit.siteId, audit.id)} className="text-link touch-target">
            Pages of {counted(rest, 'more template')}
          </Link>
        </p>
      )}
    </>
  );
}
