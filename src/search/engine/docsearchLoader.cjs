'use strict';

/**
 * Bundler loader for `@docsearch/react` 3.9.0. It changes what the package fixes in its source and
 * offers no option for; each replacement says why. A build with another version stops here.
 */
const queryMaxLength = 512;

const listIds = '.map((function(e){var r=e.source;return we(t.id,"list",r)}))';
const itemProps = 'a({item:r,source:u.source,onClick:function(e){c(r,e)}})';
const actions =
  'i({item:r,runDeleteTransition:function(e){p(!0),y.current=e},runFavoriteTransition:function(e){h(!0),y.current=e}})';
const listProps =
  't.getListProps({source:t.collection.source,"aria-labelledby":void 0,"aria-label":t.title})';
const itemIds =
  't.collection.items.map((function(e){return t.getItemProps({item:e,source:t.collection.source}).id})).join(" ")';
const hasHits = 'o.state.collections.some((function(e){return e.items.length>0}))';
const combobox = `role:"combobox",type:"text","aria-autocomplete":"list","aria-haspopup":"listbox","aria-expanded":${hasHits},`;

/** What is replaced, by what, and how often it has to be there. */
const replacements = [
  // The query may be 512 characters long (row SR-2). The package hands 64 to its core as a value; a
  // longer `maxlength` alone would let readers type what the core then cuts off.
  ['maxLength:64', `maxLength:${queryMaxLength}`, 1],
  ['toString().slice(0,64)', `toString().slice(0,${queryMaxLength})`, 1],
  // The field is the combobox: the package says so of an element round everything.
  ['o.getInputProps({', `o.getInputProps({${combobox}`, 1],
  // Each list has an id of its own, and `aria-controls` names the lists that are there. As published,
  // all lists have the same id, and `aria-controls` names none of them.
  [listIds, `.filter((function(e){return e.items.length>0}))${listIds}`, 2],
  // The list of kept searches has a name. They have buttons, which a listbox must not hold: an empty
  // listbox owns the options, and the buttons stay where they are.
  [
    'e.createElement("ul",t.getListProps(),',
    `e.createElement("div",m({},${listProps},{"aria-owns":${itemIds}})),e.createElement("ul",{role:"none"},`,
    1,
  ],
  // The link is the option itself. As published, a row is an option and holds a link, which holds
  // buttons: nothing inside an option can be reached by assistive technology.
  [`},${itemProps}),`, '},{role:"none"}),', 1],
  [
    'e.createElement(g,{hit:r},',
    `e.createElement(g,{hit:r,option:${itemProps},actions:${actions}},`,
    1,
  ],
  [`,${actions}))`, '))', 1],
  // Our own results screen stands in the place of the published one, which would stand above it: that
  // draws 16 elements for each row, and every row anew for each key.
  ['e.createElement(wr,o)', 'e.createElement(o.resultsFooterComponent,o)', 1],
  // Suggestions come with the response and have results (row SR-6). As published, they are group titles
  // of an earlier search, in lower case, whether they find anything or not.
  [
    'i.context.searchSuggestions.length<Object.keys(m).length&&a({searchSuggestions:Object.keys(m)})',
    'a({searchSuggestions:e.suggestions||[]})',
    1,
  ],
  ['r.toLowerCase()+" "', 'r', 1],
  // Once and not in each render, several times a key: reading the selection makes the browser lay out the
  // page, and the lists of kept searches write to the storage to try it out.
  [
    'e.useRef("undefined"!=typeof window?',
    'e.useState(function(){return "undefined"!=typeof window?',
    1,
  ],
  [
    `toString().slice(0,${queryMaxLength}):"").current`,
    `toString().slice(0,${queryMaxLength}):""})[0]`,
    1,
  ],
  ['e.useRef(xr({', 'e.useState(function(){return xr({', 2],
  ['.concat(o),limit:10})).current', '.concat(o),limit:10})})[0]', 1],
  ['limit:0===G.getAll().length?7:4})).current', 'limit:0===G.getAll().length?7:4})})[0]', 1],
  // Full storage keeps no new search, and does not keep the reader from the page.
  [
    'return window.localStorage.setItem(e,JSON.stringify(t))',
    'try{window.localStorage.setItem(e,JSON.stringify(t))}catch(e){}',
    1,
  ],
  // The provider counts positions from 1. As published, a click on the first row, number 0, is not sent.
  [
    'algoliaInsightsPlugin&&e.__autocomplete_id',
    'algoliaInsightsPlugin&&e.__autocomplete_queryID',
    1,
  ],
  // A style element is what a strict content security policy forbids; `modal.css` colours the sign.
  [
    'e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")),',
    '',
    1,
  ],
  ['positions:[e.__autocomplete_id]', 'positions:[e.__autocomplete_id+1]', 1],
];

/**
 * @param {string} source the module's published source
 * @returns {string} the changed source
 * @throws {Error} when the package is another one than this was written for
 */
function adaptDocSearch(source) {
  return replacements.reduce((text, [found, wanted, times]) => {
    const parts = text.split(found);
    if (parts.length !== times + 1) {
      throw new Error(
        `docsearchLoader: "${found}" is in @docsearch/react ${parts.length - 1} times and not ${times}. Has its version changed?`,
      );
    }
    return parts.join(wanted);
  }, source);
}

module.exports = adaptDocSearch;
module.exports.queryMaxLength = queryMaxLength;
