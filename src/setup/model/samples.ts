/*
 * The sample libraries, by kind: shortened from the guides.
 */
import type {Answers} from './answers';

export interface ProjectFile {
  /** From the project's root. */
  path: string;
  code: string;
}

const utility = {
  'src/index.ts': `import { Scale, type Unit } from './scale';

export type { Unit };

const bytes = new Scale([
  { label: 'GiB', size: 1024 ** 3 },
  { label: 'MiB', size: 1024 ** 2 },
  { label: 'KiB', size: 1024 },
  { label: 'B', size: 1 },
]);

export function formatBytes(amount: number, digits?: number): string {
  return bytes.format(amount, digits);
}
`,
  'src/scale.ts': `export interface Unit {
  label: string;
  size: number;
}

/** Units of one kind, largest first. */
export class Scale {
  readonly #units: Unit[];

  constructor(units: Unit[]) {
    this.#units = units;
  }

  format(amount: number, digits?: number): string {
    digits ??= 1;
    const unit = this.#units.find((one) => amount >= one.size);
    return \`\${(amount / (unit?.size ?? 1)).toFixed(digits)} \${unit?.label ?? ''}\`;
  }
}
`,
};

const cli = {
  'src/index.ts': `import { stat } from 'node:fs/promises';
import { walk } from './walk';

export interface Weight {
  files: number;
  bytes: number;
}

/** Adds up the sizes of the files in a folder. */
export async function weigh(folder: string): Promise<Weight> {
  const weight: Weight = { files: 0, bytes: 0 };
  for await (const file of walk(folder)) {
    weight.files += 1;
    weight.bytes += (await stat(file)).size;
  }
  return weight;
}
`,
  'src/walk.ts': `import { readdir } from 'node:fs/promises';
import path from 'node:path';

export async function* walk(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else yield full;
  }
}
`,
  'src/cli.ts': `#!/usr/bin/env node
import { weigh } from './index';

async function main(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const { files, bytes } = await weigh(folder);
    console.log(\`\${folder}: \${files} files, \${bytes} bytes\`);
  }
}

void main(process.argv.slice(2));
`,
};

/** A row of buttons, with what is declared for those that are pressed. */
const rowRules = (declarations: string) => `{
  display: flex;
  gap: 8px;

  [aria-pressed='true'] {
    ${declarations}
  }
}
`;

function react({styles, loaders}: Answers): Record<string, string> {
  // For script tags, JSX is compiled to calls of React.createElement.
  const imported = `${loaders === 'esm-script' ? 'React, ' : ''}{ useState, type ReactElement }`;
  const row = {none: '', css: ' className="seat-row"', modules: ' className={styles.row}'}[styles];
  // Users import the stylesheet `style.css`: an import would be kept in the declarations, where nothing resolves it.
  const styleImport = styles === 'modules' ? `import styles from './SeatPicker.module.css';\n` : '';
  const rules = rowRules('color: white;\n    background: rgb(20 90 60);');
  return {
    'src/index.ts': `export { SeatPicker, type SeatPickerProps } from './SeatPicker';\n`,
    'src/SeatPicker.tsx': `'use client';

import ${imported} from 'react';
${styleImport}
export interface SeatPickerProps {
  seats: string[];
  onPick?: (seat: string) => void;
}

export function SeatPicker({ seats, onPick }: SeatPickerProps): ReactElement {
  const [picked, setPicked] = useState<string>();
  const pick = (seat: string) => {
    setPicked(seat);
    onPick?.(seat);
  };

  return (
    <div${row}>
      {seats.map((seat) => (
        <button key={seat} aria-pressed={seat === picked} onClick={() => pick(seat)}>
          {seat}
        </button>
      ))}
    </div>
  );
}
`,
    ...(styles === 'css' && {
      'src/style.css': `/* Users write: import 'seat-ui/style.css' */\n.seat-row ${rules}`,
    }),
    ...(styles === 'modules' && {'src/SeatPicker.module.css': `.row ${rules}`}),
  };
}

function vue({styles}: Answers): Record<string, string> {
  const row = {none: '', css: ' class="row"', modules: ' :class="$style.row"'}[styles];
  const style = `
<style ${styles === 'css' ? 'scoped' : 'module'}>
.row ${rowRules('color: goldenrod;')}</style>
`;
  return {
    'src/index.ts': `import Component from './StarRow.vue';

// A constant, because its declaration does not import the .vue file, which only bundlers resolve.
export const StarRow = Component;
`,
    'src/StarRow.vue': `<script setup lang="ts">
import { ref } from 'vue';

const { max = 5 } = defineProps<{ max?: number }>();
const emit = defineEmits<{ rate: [stars: number] }>();
const stars = ref(0);

function rate(star: number) {
  stars.value = star;
  emit('rate', star);
}
</script>

<template>
  <div${row}>
    <button
      v-for="star in max"
      :key="star"
      :aria-pressed="star <= stars"
      @click="rate(star)"
    >
      ★
    </button>
  </div>
</template>
${styles === 'none' ? '' : style}`,
  };
}

/** @returns the files below `src/` for a possible combination */
export function createSources(answers: Answers): ProjectFile[] {
  const {kind} = answers;
  const files = {utility: () => utility, react, vue, cli: () => cli}[kind](answers);
  return Object.entries(files).map(([path, code]) => ({path, code}));
}
