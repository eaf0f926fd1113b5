import { pathInPhp } from './ask-in-php.ts';
import type { SnippetWriter } from './define-target.ts';

/**
 * As a must-use plugin: no theme or update removes it. A file is cached for five minutes, and for five
 * minutes after a failure no visitor waits for us.
 * https://developer.wordpress.org/advanced-administration/plugins/mu-plugins/
 */
export const wordpress: SnippetWriter = {
  target: 'wordpress',
  label: 'WordPress',
  language: 'php',
  write: (
    facts,
  ) => `<?php // wp-content/mu-plugins/visible-ai.php of ${facts.site} (make the folder mu-plugins where there is none)
// Plugin Name: Visible AI files
// A file of the same name in WordPress's own folder is served before WordPress is asked: rename it.
add_action('init', function () {
${pathInPhp(facts).replaceAll(/^/gm, '    ')}
    if ($file === '') {
        return;
    }
    $kept = get_transient('visible_ai_' . md5($file));
    if (!is_array($kept) && !get_transient('visible_ai_away')) {
        $asked = ['timeout' => 3, 'redirection' => 0, 'user-agent' => 'visible-ai-snippet'];
        $answer = wp_remote_get('${facts.origin}${facts.basePath}' . $file, $asked);
        $status = (int) wp_remote_retrieve_response_code($answer);
        $type = (string) wp_remote_retrieve_header($answer, 'content-type');
        $body = wp_remote_retrieve_body($answer);
        if ($status === 200 && preg_match('#^text/(plain|markdown)\\b#i', $type) && $body !== '') {
            $kept = ['type' => $type, 'body' => $body];
            set_transient('visible_ai_' . md5($file), $kept, 300);
        } elseif ($status === 0 || $status >= 500) {
            set_transient('visible_ai_away', 1, 60);
        }
    }
    if (!is_array($kept)) {
        return; // WordPress goes on as without this
    }
    status_header(200);
    header('Content-Type: ' . $kept['type']);
    header('Cache-Control: public, max-age=300');
    echo $kept['body'];
    exit;
}, 0);
`,
};
