import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The current faults of the site. Paths are those of its pages. */
export interface Wrongs {
  robots: string;
  /** null if there is no llms.txt. */
  llms: string | null;
  noindex: string[];
  gone: string[];
  /** Pages that answer 500. */
  failing: string[];
  /** Pages that have lost their titles, descriptions and headings. */
  bare: string[];
  /** While true, nothing is answered. */
  down: boolean;
}

export interface ChangingSite {
  url: string;
  host: string;
  /** Requests of our own reader since the last check, without those under agents' names. */
  read: string[];
  become(wrongs: Partial<Wrongs>): void;
  isDown(): boolean;
  close(): Promise<void>;
}

const ROBOTS = 'User-agent: *\nDisallow: /private/\n';
export const LLMS = '# Pots\n\n> Pots that are thrown by hand.\n';
export const well: Wrongs = {
  ...{ robots: ROBOTS, llms: LLMS, noindex: [], gone: [], failing: [], bare: [], down: false },
};

const topics = ['clay', 'glaze', 'kiln', 'wheel', 'delivery'];
export const pathOf = (topic: string): string => `/${topic}`;
const paths = topics.map(pathOf);

const text = (topic: string) =>
  topics
    .map(
      (other, at) =>
        `The ${topic} of our workshop is chosen with the ${other} in mind, as it has been for ${at + 3} generations of potters by the river. `,
    )
    .join('');

function pageOf(path: string, { noindex, bare }: Wrongs): string | null {
  if (path !== '/' && !paths.includes(path)) return null;
  const topic = path === '/' ? 'workshop' : path.slice(1);
  const links = ['/', ...paths].map((to) => `<a href="${to}">All about ${to.slice(1) || 'us'}</a>`).join(' ');
  const head = bare.includes(path)
    ? '<title></title>'
    : `<title>All about ${topic} | Pots by the river</title><meta name="description" content="Everything that we know about ${topic}, and what it has to do with the pots that we throw by hand in our workshop by the river.">`;
  const robots = noindex.includes(path) ? '<meta name="robots" content="noindex">' : '';
  const heading = bare.includes(path) ? '' : `<h1>All about ${topic}</h1>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}${robots}</head><body><nav>${links}</nav><main>${heading}<p>${text(topic)}</p></main></body></html>`;
}

/** A small site that a test changes, breaks, stops and repairs. */
export async function openChangingSite(): Promise<ChangingSite> {
  let state = well;
  const read: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.headers['user-agent']?.includes('VisibleAI')) read.push(path);
    if (state.down) return request.socket.destroy();
    const plain = (body: string, type = 'text/plain') => response.setHeader('content-type', type).end(body);
    if (path === '/robots.txt') return plain(state.robots);
    if (path === '/llms.txt' && state.llms !== null) return plain(state.llms);
    if (path === '/sitemap.xml') {
      const urls = ['/', ...paths].map((to) => `<url><loc>http://${host}${to}</loc></url>`).join('');
      return plain(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
        'application/xml',
      );
    }
    if (state.failing.includes(path)) return response.writeHead(500).end('Broken');
    const page = state.gone.includes(path) ? null : pageOf(path, state);
    if (page === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here');
    return plain(page, 'text/html; charset=utf-8');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    url: `http://${host}/`,
    host,
    read,
    become: (wrongs) => {
      state = { ...state, ...wrongs };
    },
    isDown: () => state.down,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
