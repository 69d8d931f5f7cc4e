console.log(156);
