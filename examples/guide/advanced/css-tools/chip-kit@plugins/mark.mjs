// A plugin that adds one rule, to show that it ran.
export const mark = (name) => ({
  postcssPlugin: name,
  Once(root, { Declaration, Rule }) {
    const order = new Declaration({ prop: 'order', value: '1' });
    root.append(new Rule({ selector: `.${name}`, nodes: [order] }));
  },
});
