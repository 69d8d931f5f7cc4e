import {contextOf, useFixture} from './siteFixture';

export default function useDocusaurusContext(): ReturnType<typeof contextOf> {
  return contextOf(useFixture());
}
