import { useSearchParams } from 'react-router-dom';

/** The website that a link to a generator names, as the value of the form's field. */
export function useGivenDomain(): { domain?: string } {
  const [parameters] = useSearchParams();
  const domain = parameters.get('domain');
  return domain ? { domain } : {};
}
