import type { SnippetFacts } from '../snippet-facts.ts';
import type { SnippetWriter } from './define-target.ts';

/**
 * Our headers would count as the site's: a policy for scripts, https for the whole domain, "do not index".
 */
const HIDDEN = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'Set-Cookie',
  'Strict-Transport-Security',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Robots-Tag',
  'X-XSS-Protection',
];
const hidden = HIDDEN.map((name) => `proxy_hide_header ${name};`).join('\n        ');

const tls = `proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;  # Red Hat: /etc/pki/tls/certs/ca-bundle.crt
    `;

/**
 * Asks first, then serves: only with a subrequest does nginx see the type before it sends anything. It treats
 * everything but 200 as an error, so no status is forgotten. The name is resolved on use, because an unknown
 * one must not keep nginx from starting. From the named location the request continues to the site's own
 * content.
 */
const locations = ({ host, basePath, isSecure }: SnippetFacts) => `location ^~ /visible-ai/ {
    internal;
    resolver 1.1.1.1 9.9.9.9 ipv6=off;  # or that of your own network
    resolver_timeout 2s;
    proxy_connect_timeout 2s;
    proxy_send_timeout 2s;
    proxy_read_timeout 3s;
    proxy_next_upstream_timeout 3s;
    proxy_pass_request_headers off;  # nothing of your visitors leaves this server
    proxy_pass_request_body off;
    proxy_set_header Host ${host};
    ${isSecure ? tls : ''}proxy_intercept_errors on;
    recursive_error_pages on;

    location = /visible-ai/ask {
        internal;
        if ($request_method !~ "^(GET|HEAD)$") { return 500; }
        auth_request /visible-ai/check;
        auth_request_set $visible_ai_type $upstream_http_content_type;
        auth_request_set $visible_ai_size $upstream_http_content_length;
        error_page 401 403 404 500 = @visible_ai_site;
        try_files /visible-ai/none /visible-ai/send;
    }
    location = /visible-ai/check {
        internal;
        proxy_method HEAD;
        rewrite ^ ${basePath}$visible_ai_file? break;
        proxy_pass $visible_ai;
    }
    location = /visible-ai/send {
        internal;
        error_page 301 302 303 307 308 400 401 403 404 405 406 410 421 429 500 502 503 504 = @visible_ai_site;
        if ($visible_ai_type !~* "^text/(plain|markdown)") { return 500; }
        if ($visible_ai_size = 0) { return 500; }
        ${hidden}
        rewrite ^ ${basePath}$visible_ai_file? break;
        proxy_pass $visible_ai;
    }
}
location @visible_ai_site {
    if ($visible_ai_path = "") { return 404; }
    rewrite ^ $visible_ai_path last;
}`;

export const nginx: SnippetWriter = {
  target: 'nginx',
  label: 'nginx',
  language: 'nginx',
  write: (
    facts,
  ) => `# In the server { } block of ${facts.site}, above its locations (often a file in /etc/nginx/sites-enabled/);
# then: nginx -t && nginx -s reload
set $visible_ai ${facts.origin};
rewrite "^(?<visible_ai_path>${facts.folderPattern}(?<visible_ai_file>${facts.names}))$" /visible-ai/ask last;
${locations(facts)}
`,
};
