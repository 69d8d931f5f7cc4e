import {useFixture} from '../siteFixture';

export function useBlogPost(): unknown {
  return useFixture().doc;
}
