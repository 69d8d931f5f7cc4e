function slug(title) {
    return title.toLowerCase().replaceAll(' ', '-');
}
export default slug;

// slug, MIT
