// What the bundler reads as a text.
declare module "*.css" {
    const text: string;
    export default text;
}
