import { toolNames } from '@visible-ai/shared/mcp/tool-names';
import { Link } from 'react-router-dom';
import { siteFacts } from '@/lib/site-facts.ts';
import { CodeSample } from './code-sample.tsx';
import { Guide } from './guide.tsx';

/** How to use the tools for assistants. */
export function McpGuide() {
  return (
    <Guide id="mcp" number={5} title="In an assistant (MCP)">
      <p>
        Assistants that speak the Model Context Protocol audit, explain and fix pages by themselves: on your
        machine without a server, or here with a{' '}
        <Link to="/account/keys" className="text-link">
          key
        </Link>
        . One address serves the revision of 2026-07-28 and clients of 2025.
      </p>
      <CodeSample
        label="adding the tools to Claude Code"
        code={`# on your machine\nclaude mcp add visible-ai -- visible-ai mcp\n\n# through this service\nclaude mcp add --transport http visible-ai ${siteFacts.origin}/mcp \\\n  --header "Authorization: Bearer $VISIBLE_AI_KEY"`}
      />
      <CodeSample
        label="adding the tools to Cursor or VS Code"
        code={`{\n  "mcpServers": {\n    "visible-ai": { "command": "visible-ai", "args": ["mcp"] }\n  }\n}`}
      />
      <h3>Tools</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {toolNames.map((tool) => (
          <li key={tool}>
            <code className="font-mono text-note">{tool}</code>
          </li>
        ))}
      </ul>
      <p>A long task answers with a handle at once. Ask for its result with the tools that begin with get.</p>
    </Guide>
  );
}

/** How to use the command line, without a server. */
export function CliGuide() {
  return (
    <Guide id="cli" number={6} title="On a terminal">
      <p>
        <code>visible-ai</code> is one package with the whole engine in it. It needs Node.js 20.19 or newer,
        and neither a server nor an account.
      </p>
      <CodeSample
        label="installing the command line from a checkout"
        code={
          'npm ci   # leave it out after npm start, which has installed everything\nnpm pack --workspace @visible-ai/cli\nnpm install -g ./visible-ai-cli-0.1.0.tgz'
        }
      />
      <CodeSample
        label="commands"
        code={
          'visible-ai audit https://example.com                      # score, ladder, matrix, every fix\nvisible-ai audit https://example.com --site --pages 100   # the whole site\nvisible-ai audit https://example.com --format pdf --output report.pdf\nvisible-ai audit https://example.com --fail-under 80      # exit code 1 below it\nvisible-ai agents https://example.com                     # who may fetch it, and by which rule\nvisible-ai generate llms-txt https://example.com\nvisible-ai compare https://example.com https://example.org'
        }
      />
      <p>Exit codes: 0 good, 1 below what was asked, 2 could not check or wrong use.</p>
    </Guide>
  );
}

const job = [
  '- uses: OWNER/visible-ai@TAG',
  '  id: visible',
  '  with:',
  '    url: https://staging.example.com/',
  '    fail-under: 80',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own placeholder
  '- run: echo "Score ${{ steps.visible.outputs.score }}"',
].join('\n');

/** How to use the product in a CI pipeline. */
export function ActionGuide() {
  return (
    <Guide id="action" number={7} title="In a pipeline (GitHub Action)">
      <p>
        Audits what was deployed, writes a summary of the job and a SARIF file, and fails the job below a
        score you choose. OWNER is the account that holds the repository of this service, TAG a tag of it.
      </p>
      <CodeSample label="a job with the Action" code={job} />
      <p>
        Inputs: <code>url</code>, <code>site</code>, <code>pages</code>, <code>fail-under</code>,{' '}
        <code>fail-on</code>, <code>baseline</code>, <code>format</code>, <code>map</code>,{' '}
        <code>allow-private</code>. Outputs: <code>score</code>, <code>report</code>, <code>sarif</code>.
      </p>
    </Guide>
  );
}
