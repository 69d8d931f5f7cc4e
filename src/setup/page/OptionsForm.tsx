import {useId, useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

import type {Json, LibraryConfig, LibItem} from '../model/config';
import {useTexts} from './useTexts';
import type {Texts} from './texts';
import styles from './OptionsForm.module.css';

type OptionId = keyof Texts['options']['descriptions'];

interface Option {
  /** Path in a `lib` item. */
  readonly id: OptionId;
  /** Its reference, below `/config/`. */
  readonly page: string;
  /** `switch` is a checkbox; `list` is a text with commas. */
  readonly control: 'select' | 'switch' | 'text' | 'list';
  /** Choices of a select. */
  readonly choices?: readonly Json[];
  /** What the tool does without the option. */
  readonly fallback?: Json;
  /** The only formats that have it. */
  readonly formats?: readonly string[];
}

const years = Array.from({length: 11}, (_, index) => `es${2025 - index}`);

const options: readonly Option[] = [
  {
    id: 'format',
    page: 'lib/format',
    control: 'select',
    choices: ['esm', 'cjs', 'umd', 'iife'],
    fallback: 'esm',
  },
  {id: 'umdName', page: 'lib/umd-name', control: 'text', formats: ['umd']},
  {id: 'bundle', page: 'lib/bundle', control: 'switch', fallback: true},
  {
    id: 'dts',
    page: 'lib/dts',
    control: 'select',
    choices: [false, true, {isolated: true}],
    fallback: false,
  },
  {
    id: 'syntax',
    page: 'lib/syntax',
    control: 'select',
    choices: ['esnext', ...years, 'es5'],
  },
  {
    id: 'output.target',
    page: 'rsbuild/output#output-target',
    control: 'select',
    choices: ['node', 'web', 'web-worker'],
    fallback: 'node',
  },
  {id: 'output.minify', page: 'rsbuild/output#output-minify', control: 'switch', fallback: false},
  {
    id: 'output.sourceMap',
    page: 'rsbuild/output#output-source-map',
    control: 'switch',
    fallback: false,
  },
  {
    id: 'output.autoExternal',
    page: 'rsbuild/output#output-auto-external',
    control: 'switch',
    fallback: true,
    formats: ['esm', 'cjs'],
  },
  {id: 'output.externals', page: 'rsbuild/output#output-externals', control: 'list'},
  {id: 'banner.js', page: 'lib/banner', control: 'text'},
  {id: 'output.distPath', page: 'rsbuild/output#output-dist-path', control: 'text'},
];

type JsonObject = {readonly [key: string]: Json | undefined};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the value at a path such as `output.minify` */
const readOption = (owner: unknown, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), owner) as
    | Json
    | undefined;

/** @returns a copy with the value at the path; without the option, and objects that only had it, for undefined */
function writeOption(owner: unknown, path: string, value: Json | undefined): JsonObject {
  const [key = '', ...rest] = path.split('.');
  const {[key]: old, ...others} = isObject(owner) ? owner : {};
  const next = rest.length > 0 ? writeOption(old, rest.join('.'), value) : value;
  if (next === undefined || (rest.length > 0 && Object.keys(next as JsonObject).length === 0)) {
    return others;
  }
  // In its place, so that only its line changes.
  return {...(isObject(owner) ? owner : {}), [key]: next};
}

const toKey = (value: Json | undefined): string => JSON.stringify(value) ?? '';

interface ControlProps {
  readonly id: string;
  readonly option: Option;
  readonly value: Json | undefined;
  readonly change: (value: Json | undefined) => void;
}

function Select({id, option: {choices = [], fallback}, value, change}: ControlProps): ReactNode {
  const texts = useTexts().options;
  const shown = toKey(value ?? fallback);
  // The configuration can have another value, such as a list of browsers.
  const keys = [...(fallback === undefined ? [''] : []), ...choices.map(toKey)];
  return (
    <select
      id={id}
      aria-describedby={`${id}-why`}
      value={shown}
      onChange={({target}) => change(target.value ? (JSON.parse(target.value) as Json) : undefined)}
    >
      {[...new Set([...keys, shown])].map((key) => (
        <option key={key} value={key}>
          {key.replaceAll(/["{}[\]]/g, '') || texts.unset}
        </option>
      ))}
    </select>
  );
}

function TextField({id, option: {control}, value, change}: ControlProps): ReactNode {
  const [draft, setDraft] = useState('');
  const texts = control === 'list' ? [value ?? []].flat() : [value ?? ''];
  const isText = texts.every((text) => typeof text === 'string');
  const parse = (text: string): Json | undefined => {
    if (control === 'text') {
      return text || undefined;
    }
    const names = text.split(',').map((name) => name.trim());
    return names.some(Boolean) ? names.filter(Boolean) : undefined;
  };
  const shown = isText ? texts.join(', ') : toKey(value);
  return (
    <input
      id={id}
      aria-describedby={`${id}-why`}
      // What has been typed stays, for example a comma at the end.
      value={toKey(parse(draft)) === toKey(value) ? draft : shown}
      // An object, such as names of global variables, is only shown.
      readOnly={!isText}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      onChange={({target}) => {
        setDraft(target.value);
        change(parse(target.value));
      }}
    />
  );
}

function Switch({id, option: {fallback}, value, change}: ControlProps): ReactNode {
  return (
    <input
      id={id}
      type="checkbox"
      aria-describedby={`${id}-why`}
      checked={Boolean(value ?? fallback)}
      onChange={({target}) => change(target.checked)}
    />
  );
}

const parts = {select: Select, switch: Switch, text: TextField, list: TextField};

interface Props {
  readonly config: LibraryConfig;
  readonly onChange: (config: LibraryConfig) => void;
}

/** Options of the configuration as a form: a group for each output, and names that lead to the reference. */
export default function OptionsForm({config, onChange}: Props): ReactNode {
  const {options: texts} = useTexts();
  const {withBaseUrl} = useBaseUrlUtils();
  const formId = useId();

  /** An item's own value, or that of all items. */
  const read = (item: LibItem, path: string) => readOption(item, path) ?? readOption(config, path);

  const write = (index: number, {id, fallback}: Option, value: Json | undefined): void => {
    const isFallback = toKey(value) === toKey(fallback) && readOption(config, id) === undefined;
    const lib = config.lib.map((item, at) =>
      at === index
        ? (writeOption(item, id, isFallback ? undefined : value) as unknown as LibItem)
        : item,
    );
    onChange({...config, lib});
  };

  return (
    <details className={styles.options} open data-print="hidden">
      <summary>{texts.title}</summary>
      <form
        autoComplete="off"
        aria-label={texts.title}
        onSubmit={(event) => event.preventDefault()}
      >
        {config.lib.map((item, index) => (
          <fieldset key={index}>
            <legend>{interpolate(texts.output, {number: `${index + 1}`})}</legend>
            {options.map((option) => {
              const id = `${formId}-${index}-${option.id}`;
              const {format = 'esm'} = item;
              const Control = parts[option.control];
              return !option.formats || option.formats.includes(format) ? (
                <div key={option.id} data-control={option.control}>
                  <label htmlFor={id}>
                    <a href={withBaseUrl(`/config/${option.page}`)}>{option.id}</a>
                  </label>
                  <Control
                    id={id}
                    option={option}
                    value={read(item, option.id)}
                    change={(value) => write(index, option, value)}
                  />
                  <p id={`${id}-why`}>{texts.descriptions[option.id]}</p>
                </div>
              ) : null;
            })}
          </fieldset>
        ))}
      </form>
    </details>
  );
}
