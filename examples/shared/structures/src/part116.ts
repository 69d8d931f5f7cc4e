console.log(116);
