console.log(188);
