/** A small route table of the shape that Docusaurus generates: nested parents, and `*` at the end. */
const routes = [
  {path: '/blog/'},
  {
    path: '/',
    routes: [{path: '/', routes: [{path: '/guide/start/'}, {path: '/guide/start/quick-start'}]}],
  },
  {path: '*'},
];

export default routes;
