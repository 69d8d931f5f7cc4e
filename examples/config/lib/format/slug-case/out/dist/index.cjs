"use strict";
…
const slug = (title)=>title.trim().toLowerCase().replaceAll(/\s+/g, '-');
__webpack_require__.d(__webpack_exports__, {}, {
    slug: slug
});
exports.slug = __webpack_exports__.slug;
…
