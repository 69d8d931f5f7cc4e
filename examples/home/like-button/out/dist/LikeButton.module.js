import "./LikeButton_module.css";
const LikeButton_module = {
    like: "like-NtWuZi"
};
export default LikeButton_module;
