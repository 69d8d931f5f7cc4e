import page from "./page.js" with {
    type: "text"
};
export { page };
