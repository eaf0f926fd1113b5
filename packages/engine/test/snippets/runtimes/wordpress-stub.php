<?php
// WordPress in one file, as far as the mu-plugin can tell. Each site is a folder: plugin.php, root, and its transients.
// What WordPress would answer itself (a virtual robots.txt, the llms.txt of a plugin) is what lies in the site's root.
$site = getenv('WORDPRESS_STUB') . '/' . preg_replace('/:\d+$/', '', $_SERVER['HTTP_HOST']);
$hooks = [];

function add_action(string $hook, callable $do, int $priority = 10): void
{
    $GLOBALS['hooks'][$hook][$priority][] = $do;
}
function transient_file(string $key): string
{
    return $GLOBALS['site'] . '/transient-' . $key;
}
function get_transient(string $key)
{
    $file = transient_file($key);
    [$until, $value] = is_file($file) ? unserialize(file_get_contents($file)) : [0, false];
    return $until > time() ? $value : false;
}
function set_transient(string $key, $value, int $seconds): bool
{
    return (bool) file_put_contents(transient_file($key), serialize([time() + $seconds, $value]));
}
class WP_Error
{
}
function wp_remote_get(string $url, array $asked)
{
    $context = stream_context_create(['http' => [
        'timeout' => $asked['timeout'],
        'follow_location' => $asked['redirection'],
        'user_agent' => $asked['user-agent'],
        'ignore_errors' => true,
    ]]);
    $stream = @fopen($url, 'rb', false, $context);
    if ($stream === false) {
        return new WP_Error();
    }
    $body = stream_get_contents($stream);
    $meta = stream_get_meta_data($stream);
    return $meta['timed_out'] ? new WP_Error() : ['headers' => $meta['wrapper_data'], 'body' => $body];
}
function wp_remote_retrieve_response_code($answer)
{
    return is_array($answer) ? (int) explode(' ', $answer['headers'][0])[1] : '';
}
function wp_remote_retrieve_header($answer, string $name)
{
    foreach (is_array($answer) ? $answer['headers'] : [] as $line) {
        if (stripos($line, "$name:") === 0) {
            return trim(substr($line, strlen($name) + 1));
        }
    }
    return '';
}
function wp_remote_retrieve_body($answer): string
{
    return is_array($answer) ? $answer['body'] : '';
}
function status_header(int $status): void
{
    http_response_code($status);
}

require $site . '/plugin.php';
ksort($hooks['init']);
foreach (array_merge(...$hooks['init']) as $do) {
    $do();
}

$path = rawurldecode(explode('?', $_SERVER['REQUEST_URI'])[0]);
$root = trim(file_get_contents($site . '/root'));
$own = realpath($root . ($path === '/' ? '/index.html' : $path));
$isOwn = $own !== false && is_file($own) && strpos($own, realpath($root) . '/') === 0;
http_response_code($isOwn ? 200 : 404);
header('Content-Type: ' . (substr($path, -4) === '.txt' ? 'text/plain' : 'text/html') . '; charset=utf-8');
readfile($isOwn ? $own : $root . '/404.html');
