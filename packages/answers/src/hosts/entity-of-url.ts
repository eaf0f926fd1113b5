import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { hostOf, hostOfDomain } from './host-of.ts';
import { registrableDomain } from './registrable-domain.ts';

type Owner = Pick<AnswerEntity, 'id' | 'domains'>;

const isUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * The owner of a host: the entity with a domain of the same registrable domain (`blog.acme.co.uk` and
 * `shop.acme.co.uk` have one owner). If several entities share it, the longest domain that contains the host
 * decides; without one it has no owner. A host without a registrable domain, like an IP address, matches only
 * itself.
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

/** The owner of a page, by its host only, whatever its path, query, user name or port. */
export function entityOfUrl(url: string, entities: readonly Owner[]): string | null {
  const host = hostOf(url);
  return host === null ? null : hostOwners(entities)(host);
}
