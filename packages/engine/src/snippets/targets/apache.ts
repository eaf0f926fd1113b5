import { pathInPhp } from './ask-in-php.ts';
import type { SnippetWriter } from './define-target.ts';

/**
 * In PHP, because mod_proxy can detect neither a wrong type nor an empty answer, keeps the error status for
 * the replacement page, and is seldom allowed in a `.htaccess`.
 */
export const apache: SnippetWriter = {
  target: 'apache',
  label: 'Apache with PHP',
  language: 'php',
  write: (
    facts,
  ) => `<?php // visible-ai.php, in the top folder of ${facts.site}; and in the .htaccess there, above all else:
/*
RewriteEngine On
RewriteRule ^(${facts.names})$ visible-ai.php [END]
*/
${pathInPhp(facts)}

function visible_ai_file(string $url): ?array
{
    $until = microtime(true) + 3;
    $http = ['timeout' => 3, 'follow_location' => 0, 'ignore_errors' => true, 'user_agent' => 'visible-ai-snippet'];
    $stream = @fopen($url, 'rb', false, stream_context_create(['http' => $http]));
    if ($stream === false) {
        return null;
    }
    $head = stream_get_meta_data($stream)['wrapper_data'] ?? [];
    $type = preg_grep('#^content-type: *text/(plain|markdown)\\b#i', $head);
    $body = '';
    while (!feof($stream) && microtime(true) < $until) {
        $body .= fread($stream, 65536);
    }
    $whole = feof($stream) && !stream_get_meta_data($stream)['timed_out'];
    $good = $whole && preg_match('#^HTTP/\\S+ 200\\b#', $head[0] ?? '') && $type && $body !== '';
    return $good ? [end($type), $body] : null;
}

$ours = $file === '' ? null : visible_ai_file('${facts.origin}${facts.basePath}' . $file);
if ($ours !== null) {
    header($ours[0]);
    header('Cache-Control: public, max-age=300');
    echo $ours[1];
    return;
}
// The site's own: its file, or what its index.php answers, or "not found".
$own = __DIR__ . substr($path, strlen(rtrim(dirname($_SERVER['SCRIPT_NAME']), '/')));
if ($file !== '' && is_file($own)) {
    header('Content-Type: ' . (substr($own, -3) === '.md' ? 'text/markdown' : 'text/plain') . '; charset=utf-8');
    readfile($own);
} elseif (is_file(__DIR__ . '/index.php')) {
    require __DIR__ . '/index.php';
} else {
    http_response_code(404);
    echo is_file(__DIR__ . '/404.html') ? file_get_contents(__DIR__ . '/404.html') : 'Not found';
}
`,
};
