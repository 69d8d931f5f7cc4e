import { Badge } from '../src/Badge';

export default { component: Badge, tags: ['autodocs'], args: { children: 'New' } };
export const Calm = {};
