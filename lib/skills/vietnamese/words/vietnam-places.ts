import { splitNames } from "./split-names.ts";

/**
 * Places of Việt Nam as they are officially written: provinces and cities that the reform of 1 July 2025 has left with
 * their names; waters, mountains and islands with the noun before a name of two syllables or more; names from the
 * languages of other peoples.
 */
export const vietnamPlaces: Readonly<Record<"provinces" | "nature" | "peoples", readonly string[]>> = {
  provinces: splitNames(`thành phố Hà Nội, thành phố Hải Phòng, thành phố Đà Nẵng, thành phố Cần Thơ, tỉnh Tuyên Quang,
    tỉnh Cao Bằng, tỉnh Lai Châu, tỉnh Lào Cai, tỉnh Thái Nguyên, tỉnh Điện Biên, tỉnh Lạng Sơn, tỉnh Sơn La,
    tỉnh Phú Thọ, tỉnh Bắc Ninh, tỉnh Quảng Ninh, tỉnh Hưng Yên, tỉnh Ninh Bình, tỉnh Nghệ An, tỉnh Hà Tĩnh,
    tỉnh Quảng Trị, tỉnh Quảng Ngãi, tỉnh Gia Lai, tỉnh Lâm Đồng, tỉnh Đồng Nai, tỉnh Tây Ninh, tỉnh Vĩnh Long,
    tỉnh Đồng Tháp, tỉnh Cà Mau, tỉnh An Giang`),
  nature:
    splitNames(`sông Cửu Long, sông Bạch Đằng, sông Đồng Nai, sông Sài Gòn, sông Thu Bồn, sông Trà Khúc, sông Bến Hải,
    sông Nhật Lệ, sông Kinh Thầy, sông Vàm Cỏ, sông Thạch Hãn, sông Đà Rằng, sông La Ngà, sông Thái Bình, núi Ba Vì,
    núi Tam Đảo, núi Bà Đen, núi Ngự Bình, núi Yên Tử, núi Bạch Mã, núi Mẫu Sơn, núi Hàm Rồng, dãy núi Trường Sơn,
    dãy núi Hoàng Liên Sơn, đèo Hải Vân, đèo Cù Mông, vịnh Hạ Long, vịnh Bái Tử Long, vịnh Cam Ranh, vịnh Vân Phong,
    đảo Phú Quốc, đảo Cát Bà, đảo Cô Tô, đảo Phú Quý, đảo Cồn Cỏ, đảo Bạch Long Vĩ, quần đảo Hoàng Sa,
    quần đảo Trường Sa, bán đảo Sơn Trà, biển Cửa Lò, biển Sầm Sơn, biển Đồ Sơn, biển Lăng Cô, hồ Ba Bể,
    hồ Hoàn Kiếm, hồ Dầu Tiếng, hồ Trị An`),
  peoples:
    splitNames(`tỉnh Đắk Lắk, hang Pác Bó, xã Y Tý, phường Kon Tum, phường Buôn Ma Thuột, sông Krông Ana, sông Krông Nô,
    xã Krông Bông, xã Krông Năng, phường Sa Pa, xã Mù Cang Chải, xã Lũng Cú, xã Tà Xùa, xã Tủa Chùa, xã Si Ma Cai,
    thác Bản Giốc, đèo Pha Đin, đèo Khau Phạ, cửa khẩu A Pa Chải, xã Mường La, cánh đồng Mường Thanh, xã Mường Phăng,
    xã Mường Tè, xã Mường Hum, xã Mường Khương, cánh đồng Mường Lò, xã Sìn Hồ, xã Hoàng Su Phì, xã Pà Cò, xã Tả Van,
    núi Pù Luông, rừng Pù Mát, xã Chư Sê, xã Chư Prông, núi Chư Yang Sin, rừng Yok Đôn, xã Ea Kar, xã Ea Súp,
    xã Măng Đen, xã Tu Mơ Rông, xã Mang Yang, xã Ia Pa, xã Ia Grai, xã Sà Phìn`),
};
