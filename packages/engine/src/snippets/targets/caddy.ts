import type { SnippetWriter } from './define-target.ts';

/**
 * If the answer is not the file, the request falls through. No answer is an error for Caddy, which ends in
 * `handle_errors`: there the site's own file is served instead, with its normal status.
 * https://caddyserver.com/docs/caddyfile/directives/reverse_proxy
 */
export const caddy: SnippetWriter = {
  target: 'caddy',
  label: 'Caddy',
  language: 'caddy',
  write: ({
    site,
    folderPattern,
    names,
    origin,
    basePath,
  }) => `# In the site block of ${site} in your Caddyfile; then: caddy reload
@visible_ai {
	method GET HEAD
	path_regexp visible_ai ^${folderPattern}(${names})$
}
reverse_proxy @visible_ai ${origin} {
	rewrite ${basePath}{re.visible_ai.1}?
	header_up -** # nothing of your visitors leaves this server
	header_down -Set-Cookie
	header_down -Strict-Transport-Security
	header_down -Content-Security-Policy
	header_down -Permissions-Policy
	header_down -Referrer-Policy
	header_down -Origin-Agent-Cluster
	header_down -Cross-Origin-*
	header_down -X-*
	transport http {
		dial_timeout 2s
		response_header_timeout 3s
		read_timeout 3s
	}
	@empty header Content-Length 0
	handle_response @empty {
		vars visible_ai away
	}
	@file {
		status 200
		header Content-Type text/plain*
		header Content-Type text/markdown*
	}
	handle_response @file {
		copy_response
	}
	handle_response {
		vars visible_ai away
	}
}
handle_errors {
	@visible_ai_away {
		method GET HEAD
		path_regexp ^${folderPattern}(${names})$
		expression {http.error.status_code} in [502, 503, 504]
	}
	route @visible_ai_away {
		# What serves your site. An application? Put its reverse_proxy or php_fastcgi line in place of these five.
		file_server {
			status 200
			pass_thru
		}
		respond "Not found" 404
	}
}
`,
};
