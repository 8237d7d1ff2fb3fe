import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { textOrderQuestion } from "#lib/skills/drafts/text-order-question.ts";
import { backLink, linkedPart } from "#lib/skills/vietnamese/words/text-links.ts";
import { applications, instructions, invitations, strangeLines, writers } from "./forms-order-texts.ts";

function buildInstruction(rng: Rng): Question {
  const { task, first, second, third, last } = rng.pick(instructions);
  const early = "Bước có “Trước tiên” phải đứng đầu.";
  const told = [second, third].map((step) => {
    const words = backLink(step) ?? "";
    return `“${words} xong” nối với bước ${words.toLowerCase()}.`;
  });
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      `Con xếp các bước hướng dẫn: ${task}.`,
      `Muốn ${task}, ta làm thế nào? Con xếp các bước cho đúng.`,
    ]),
    parts: [first, second, third, last].map((step) => linkedPart(step, early, "step")),
    hints: [
      "Con hình dung mình đang làm việc ấy, từ lúc bắt đầu.",
      "Từ “xong” cho biết bước nào vừa làm ngay trước đó.",
    ],
    explanation: `“Trước tiên” mở đầu, “Cuối cùng” kết thúc. ${told.join(" ")}`,
    identity: `instruction ${task}`,
  });
}

function buildApplication(rng: Rng): Question {
  const { title, to, wish, promise } = rng.pick(applications);
  const writer = rng.pick(writers);
  return textOrderQuestion(rng, {
    prompt: rng.pick(["Con xếp các phần của lá đơn.", "Bạn nhỏ viết đơn. Con xếp các phần theo đúng thứ tự."]),
    parts: [
      { text: "Quốc hiệu, tiêu ngữ", early: "Quốc hiệu, tiêu ngữ phải đứng trên cùng." },
      { text: title, early: "Tên đơn đứng dưới Quốc hiệu, tiêu ngữ." },
      { text: `Kính gửi: ${to}`, early: "Nơi nhận đơn đứng dưới tên đơn." },
      { text: `Em tên là ${writer}, ${wish}.`, early: "Phải ghi nơi nhận rồi mới giới thiệu mình và nêu nguyện vọng." },
      { text: `Em xin hứa ${promise}.`, early: "Phải nêu nguyện vọng rồi mới hứa." },
      { text: `Người làm đơn: ${writer}`, early: "Người làm đơn ghi tên ở cuối đơn." },
    ],
    hints: ["Mọi lá đơn đều mở đầu bằng Quốc hiệu và tiêu ngữ.", "Nguyện vọng nêu trước, lời hứa nêu sau."],
    explanation:
      "Đơn bắt đầu bằng Quốc hiệu, tiêu ngữ (có thể ghi thêm nơi và ngày viết). Sau đó là tên đơn, nơi nhận, nguyện vọng, lời hứa và người làm đơn.",
    identity: `application ${title}`,
  });
}

/** Whether only children are invited, who are not asked as grown-ups are. */
const isPeer = (guest: string) => /^(?:các )?bạn (?!.*phụ huynh)/u.test(guest);

function buildInvitation(rng: Rng): Question {
  const { event, time, guest, host } = rng.pick(invitations);
  const { line, of } = rng.pick(strangeLines);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp thành một giấy mời. Có một phần thừa.",
      "Con xếp giấy mời. Một phần là của văn bản khác.",
    ]),
    parts: [
      { text: "Giấy mời", early: "Dòng “Giấy mời” phải đứng đầu." },
      {
        text: `${isPeer(guest) ? "Thân" : "Kính"} mời: ${guest}`,
        early: "Dòng “Giấy mời” phải đứng trên tên người được mời.",
      },
      { text: `Đến dự: ${event}`, early: "Phải ghi mời ai rồi mới ghi mời đến dự việc gì." },
      { text: `Vào lúc: ${time}`, early: "Phải ghi mời đến dự việc gì rồi mới ghi thời gian, địa điểm." },
      { text: `Người mời: ${host}`, early: "Tên người mời phải đứng cuối giấy mời." },
    ],
    spare: { text: line, early: `Dòng này thuộc ${of}, không thuộc giấy mời.` },
    hints: ["Con tìm dòng không dùng để mời ai, để dòng ấy lại.", "Con nhớ xem tên người mời đứng ở đâu."],
    explanation: `Giấy mời có: tên giấy, người được mời, việc mời dự, thời gian và địa điểm, người mời. Dòng thừa thuộc ${of}.`,
    identity: `invitation ${event}`,
  });
}

/** Texts of a fixed form (curriculum, c4-forms-order): steps; an application; an invitation with a part that does not belong. */
export const formsOrder = defineSkill({
  id: "c4-forms-order",
  classId: "4",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Đơn, giấy mời, bản hướng dẫn",
  source: "rule",
  generate: byDifficulty({ 1: [buildInstruction], 2: [buildApplication], 3: [buildInvitation] }),
});
