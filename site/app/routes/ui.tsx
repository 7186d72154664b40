export { Gallery as default } from "@farpeak/ui/gallery.tsx";
