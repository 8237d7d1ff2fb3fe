import { splitNames } from "./split-names.ts";

/** By their sound, with hyphens between the syllables of each part. */
const people =
  splitNames(`Lu-i Pa-xtơ, Lép Tôn-xtôi, Tô-mát Ê-đi-xơn, An-be Anh-xtanh, Ga-li-lê, I-sác Niu-tơn, An-đéc-xen,
  Vích-to Huy-gô, Cô-péc-ních, Ma-ri Quy-ri, Bét-tô-ven, I-u-ri Ga-ga-rin, Xi-ôn-cốp-xki, An-phrét Nô-ben,
  Ê-mi-li, Mô-da`);

const places =
  splitNames(`Mát-xcơ-va, Pa-ri, Oa-sinh-tơn, Tô-ki-ô, Béc-lin, Rô-ma, Ca-na-đa, Bra-xin, Mê-xi-cô, Pê-ru, In-đô-nê-xi-a,
  Ma-lai-xi-a, Cam-pu-chia, Mi-an-ma, Phi-líp-pin, Xin-ga-po, Hung-ga-ri, I-ta-li-a, U-crai-na, Ác-hen-ti-na,
  Xa-ha-ra, Hi-ma-lay-a, A-ma-dôn, Đa-nuýp, Vôn-ga, Bai-can, U-ran, Ban-tích`);

/**
 * Foreign people and places as school writes them: those read in the Hán Việt way like Vietnamese names, the others by
 * their sound, with hyphens between the syllables of each part.
 */
export const foreignNames: Readonly<Record<"read" | "sounded" | "people" | "places", readonly string[]>> = {
  read: splitNames(`Đỗ Phủ, Lỗ Tấn, Khổng Tử, Mạnh Tử, Bạch Cư Dị, Gia Cát Lượng, Lưu Bị, Quan Vũ, Trương Phi,
    Tôn Ngộ Không, Tư Mã Thiên, Tề Bạch Thạch, Trung Quốc, Nhật Bản, Hàn Quốc, Triều Tiên, Ấn Độ, Thái Lan, Thuỵ Sĩ,
    Thuỵ Điển, Đan Mạch, Na Uy, Phần Lan, Hà Lan, Ba Lan, Bồ Đào Nha, Tây Ban Nha, Ai Cập, Bắc Kinh, Thượng Hải,
    Quảng Châu, Nam Kinh, Luân Đôn, Thiên An Môn, Phú Sĩ, Bình Nhưỡng, Vân Nam, Tứ Xuyên`),
  sounded: [...people, ...places],
  people: [
    ...people,
    ...splitNames(`Sác-lơ Đác-uyn, Pi-e Quy-ri, Nen-xơn Man-đê-la, Ni-cô-la Tê-xla, Ác-si-mét, Ma-gien-lăng, Pu-skin,
    Sô-panh, A-ri-xtốt, Xô-phi-a, Mi-cô-la`),
  ],
  places,
};
