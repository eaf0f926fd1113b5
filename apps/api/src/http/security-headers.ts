import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The headers of every answer. Scripts come only from this origin; the few inline scripts of the build are
 * named by their hash. HSTS is sent only if the public address is https.
 */
export function securityHeaders(appUrl: string, scriptHashes: readonly string[]): RequestHandler {
  const secure = appUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers that do not know frame-ancestors.
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
    xDownloadOptions: false,
  });
}

/** We need no camera, location or payment. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  next();
};
