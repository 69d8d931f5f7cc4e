import htmlTags from 'html-tags';
import svgTags from 'svg-tags/lib/svg-tags.json';

/** Elements of MathML Core, and one of SVG that is younger than the list of the package. */
const others =
  'annotation annotation-xml maction math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom ' +
  'mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover ' +
  'semantics feDropShadow';

const known = new Set<string>([...htmlTags, ...svgTags, ...others.split(' ')]);

/** Whether browsers know an element by this name. */
export function isKnownElement(name: string): boolean {
  return known.has(name);
}
