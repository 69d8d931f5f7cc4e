const version = ()=>"v1.2.0";
export { version };
