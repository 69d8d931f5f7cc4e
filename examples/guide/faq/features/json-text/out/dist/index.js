const portsraw_namespaceObject = "{ \"ports\": 2 }\n";
export { portsraw_namespaceObject as text };
