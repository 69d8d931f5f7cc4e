import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from 'badge-deck';

const meta: Meta<typeof Badge> = {
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'New' },
};

export default meta;

export const Calm: StoryObj<typeof Badge> = {};
