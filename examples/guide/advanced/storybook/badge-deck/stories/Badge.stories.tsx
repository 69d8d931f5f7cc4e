import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../src';

const meta: Meta<typeof Badge> = {
  component: Badge,
  args: { children: 'New' },
};

export default meta;

export const Calm: StoryObj<typeof Badge> = {};
export const Loud: StoryObj<typeof Badge> = { args: { tone: 'loud' } };
