var aliased_port = "Brest";
export { aliased_port as port };
