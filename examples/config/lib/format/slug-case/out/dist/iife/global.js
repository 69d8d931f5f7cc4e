(()=>{
    const slug = (title)=>title.trim().toLowerCase().replaceAll(/\s+/g, '-');
    Object.assign(globalThis, {
        slug: slug
    });
})();
