import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { hostOf, hostOfDomain } from './host-of.ts';
import { registrableDomain } from './registrable-domain.ts';

type Owner = Pick<AnswerEntity, 'id' | 'domains'>;

const isUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * Whose a host is: that of the entity with a domain of the same registrable domain (`blog.acme.co.uk` and
 * `shop.acme.co.uk` are one owner's). Where several entities share one, it is that of the longest domain that the host
 * lies under, and nobody's where it lies under none. A host that is no registrable domain, like an address in numbers, is
 * only itself.
 */
export function hostOwners(entities: readonly Owner[]): (host: string) => string | null {
  const claims = new Map<string, { id: string; domain: string }[]>();
  for (const { id, domains } of entities)
    for (const written of domains) {
      const domain = hostOfDomain(written);
      if (domain === null) continue;
      const key = registrableDomain(domain) ?? domain;
      claims.set(key, [...(claims.get(key) ?? []), { id, domain }]);
    }
  return (host) => {
    const rivals = claims.get(registrableDomain(host) ?? host) ?? [];
    const first = rivals[0]?.id ?? null;
    if (rivals.every(({ id }) => id === first)) return first;
    const under = rivals.filter(({ domain }) => isUnder(host, domain));
    return under.sort((a, b) => b.domain.length - a.domain.length)[0]?.id ?? null;
  };
}

/** Whose page an address is: by its host alone, whatever its path, query, user name or port say. */
export function entityOfUrl(url: string, entities: readonly Owner[]): string | null {
  const host = hostOf(url);
  return host === null ? null : hostOwners(entities)(host);
}
