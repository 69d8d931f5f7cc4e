import {mustReplace} from '../mustReplace';

/** The file of the page script, whose entry has this name. */
const isPageScript = String.raw`/\/page-script\./.test(script)`;

/** The stock theme's icons, which are not used. Their inline style would need a less strict policy. */
const svgSprite = String.raw`/<svg style=[\s\S]*?<\/svg>/`;

/**
 * The stock theme copies `?docusaurus-data-…` from the address into attributes of the root element. Ours contain the path
 * of the page script, which an address must not change.
 */
const attributesFromAddress = String.raw`/\(function\(\) \{\s*try \{\s*const entries = [\s\S]*?\n\}\)\(\);/`;

/** The scripts that set the theme before the first paint: the stock theme's, and ours (`features/Appearance/early`). */
const themeScripts = [
  String.raw`/<script>(?:(?!<\/script>)[\s\S])*data-theme-choice[\s\S]*?<\/script>/`,
  String.raw`/<script data-site>[\s\S]*?<\/script>/`,
];

/**
 * Docusaurus' page template (`ssg/ssgTemplate.html` of 3.10.2) without the scripts that hydrate: a page loads the page
 * script alone, after everything that the first paint needs (`src/plugins/inlineScripts/head.ts`). The theme's scripts are
 * moved to the head, because a busy machine may paint the background before it reaches the body. Tags of plugins stay in
 * the body.
 */
export const htmlTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-base-url="<%= it.baseUrl %>" data-script="<%= it.baseUrl + it.scripts.find((script) => ${isPageScript}) %>">
  <head>
    <meta charset="UTF-8">
    <% const themeScripts = []; %>
    <% const move = (script) => { themeScripts.push(script); return ''; }; %>
    <% const drop = () => ''; %>
    <% const parts = [[${svgSprite}, drop], [${attributesFromAddress}, drop], ${themeScripts.map((script) => `[${script}, move]`).join(', ')}]; %>
    <% const preBodyTags = parts.reduce((tags, [part, put]) => (${String(mustReplace)})(tags, part, put), it.preBodyTags); %>
    <%~ themeScripts.join('') %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
