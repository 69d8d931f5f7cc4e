const languages = {
    en: ()=>import("./en.js"),
    fr: ()=>import("./fr.js")
};
export { languages };
