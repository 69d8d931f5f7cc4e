import {useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode} from 'react';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {Decoration, EditorView, keymap, type DecorationSet} from '@codemirror/view';

import {classOfToken} from '../../lib/lineToHtml';
import {languageOf, tokenize} from './code';
import {useTexts} from './texts';

export interface EditorProps {
  readonly path: string;
  readonly code: string;
  readonly onEdit: (code: string) => void;
}

/** The colors of `features/CodeBlock/code.css`, which does not reach into the shadow. */
const colors = Object.entries({
  ...{c: 'comment', k: 'keyword', t: 'keyword', s: 'string', n: 'number', f: 'function'},
  ...{y: 'type', p: 'property', o: 'punctuation', u: 'punctuation'},
}).map(([name, color]) => [`.${name}`, {color: `var(--rs-code-${color})`}] as const);

const theme = EditorView.theme({
  '&': {maxBlockSize: '26rem', fontSize: '0.855rem'},
  '&.cm-focused': {outline: '2px solid var(--rs-color-focus)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--rs-font-code)', lineHeight: 1.65},
  '.cm-content': {
    padding: 'var(--rs-space-3) var(--rs-space-4) var(--rs-space-4)',
    caretColor: 'var(--rs-color-text)',
  },
  '.cm-line': {padding: 0},
  ...Object.fromEntries(colors),
});

/** Highlights the code as everywhere on the site. */
function decorate(code: string, language: string): DecorationSet {
  let position = 0;
  const marks = tokenize(code, language).flatMap((line) => {
    const ranges = line.flatMap((token) => {
      const from = position;
      // Prism gives an empty line a line break.
      position += token.content === '\n' ? 0 : token.content.length;
      const name = classOfToken(token);
      return name && position > from ? Decoration.mark({class: name}).range(from, position) : [];
    });
    position += 1;
    return ranges;
  });
  return Decoration.set(marks);
}

/** Edits a file with CodeMirror. */
export default function Editor({path, code, onEdit}: EditorProps): ReactNode {
  const {keyboard} = useTexts();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);

  const handleText = useEffectEvent((text: string) => {
    if (text !== code) {
      onEdit(text);
    }
  });

  const create = useEffectEvent(() => {
    // CodeMirror writes its styles into a <style>, which the site's policy refuses; into a shadow, it adopts them.
    const root = host.current?.attachShadow({mode: 'open', delegatesFocus: true});
    const language = languageOf(path);
    const attributes = {'aria-label': path, 'aria-description': keyboard, tabindex: '0'};
    return new EditorView({
      doc: code,
      root,
      parent: root,
      extensions: [
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of(attributes),
        EditorView.decorations.compute(['doc'], ({doc}) => decorate(doc.toString(), language)),
        EditorView.updateListener.of(({state}) => handleText(state.doc.toString())),
        theme,
      ],
    });
  });

  useEffect(() => {
    view.current = create();
    return () => view.current?.destroy();
  }, []);

  // Before the next letter can be typed.
  useLayoutEffect(() => {
    const editor = view.current;
    if (editor && editor.state.doc.toString() !== code) {
      editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: code}});
    }
  }, [code]);

  return (
    <div id={path} ref={host} translate="no">
      {/* Not shown beside the shadow: what the button copies. */}
      <code>{code}</code>
    </div>
  );
}
