const made = 'made by the plugin';
const one = made;
const added = 1;
export { added, one };
