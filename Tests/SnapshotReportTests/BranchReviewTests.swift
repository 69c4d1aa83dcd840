import Foundation
import SnapshotReport
import Testing

@testable import Goldens

/// Tests the output of a review in every format; `Scripts/browser` tests its page.
@Suite struct BranchReviewTests {
  private static let hostile = "</script><script>alert(1)</script>|`*<img src=x onerror=alert(1)>"

  private func review(marks: ReviewMarks = ReviewMarks()) -> BranchReview {
    var changed = ReviewEntry("Golden/\(Self.hostile).png", .changed)
    changed.words = [Self.hostile]
    changed.sentence = "12 of 100 pixels differ."
    changed.seal = "1234"
    changed.files.before = "review/a/before.png"
    changed.files.after = "review/a/after.png"
    let added = ReviewEntry("Golden/new.png", .added)
    return BranchReview(
      base: "main at 1a2b3c4d", entries: [changed, added],
      causes: [
        BranchReview.Cause(title: Self.hostile, entries: [0]),
        BranchReview.Cause(title: "New goldens", entries: [1]),
      ], total: 30,
      paths: ResultPaths(artifacts: "/package/Artifacts", package: "/package"), marks: marks)
  }

  @Test func theSummaryCounts() {
    #expect(
      review().summary == "2 of 30 goldens differ from main at 1a2b3c4d: 1 changed, 1 new")
    #expect(review().line(of: review().causes[1]) == "New goldens, 1 picture")
    let none = BranchReview(
      base: "main at 1a2b3c4d", entries: [], causes: [], total: 3, paths: review().paths)
    #expect(none.summary == "No golden differs from main at 1a2b3c4d")
  }

  @Test func namesRunNoScript() throws {
    let page = String(
      decoding: try ReviewPage(review()).data { _ in nil }, as: UTF8.self)
    #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
    let markdown = ReviewMarkdown(review(), pictures: "https://example.com/p/").text
    #expect(!markdown.contains("<script") && !markdown.contains("<img"))
    let xml = ReviewJUnit(review()).text
    #expect(!xml.contains("<script") && !xml.contains("<img"))
  }

  @Test func aPictureIsUnderEachOfItsCauses() throws {
    let entries = [ReviewEntry("Golden/a.png", .changed), ReviewEntry("Golden/b.png", .changed)]
    let causes = [
      BranchReview.Cause(title: "One", entries: [0, 1]),
      BranchReview.Cause(title: "Two", entries: [1]),
    ]
    let review = BranchReview(
      base: "main", entries: entries, causes: causes, total: 2,
      paths: ResultPaths(artifacts: "/package/Artifacts", package: "/package"))
    let page = String(decoding: try ReviewPage(review).data { _ in nil }, as: UTF8.self)
    #expect(page.contains(#""causes":["One","Two"],"figures""#))
    let junit = ReviewJUnit(review).text
    #expect(junit.contains(#"tests="2""#) && !junit.contains(#"name="Two""#))
    #expect(ReviewMarkdown(review).text.hasPrefix("- **One, 2 pictures**\n- **Two, 1 picture**\n"))
  }

  @Test func markdownBeginsWithCausesAndLinksPictures() {
    let text = ReviewMarkdown(review(), pictures: "https://example.com/p/").text
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("- **&lt;/script&gt;"))
    #expect(lines[1] == "- **New goldens, 1 picture**")
    let address = "https://example.com/p/review/a/before.png"
    #expect(text.contains("[![before](\(address))](\(address))"))
    #expect(!ReviewMarkdown(review()).text.contains("]("))
  }

  @Test func jsonReportsWhatEachCauseChanged() throws {
    let json = try JSONSerialization.jsonObject(with: ReviewJSON(review()).data())
    let object = try #require(json as? [String: Any])
    let causes = try #require(object["causes"] as? [[String: Any]])
    #expect(causes[1]["title"] as? String == "New goldens")
    #expect(causes[1]["goldens"] as? [String] == ["Golden/new.png"])
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.map { $0["verdict"] as? String } == ["changed", "added"])
  }

  @Test func marksHoldForTheVeryFiles() throws {
    let path = review().entries[0].path
    var marks = ReviewMarks([ReviewMarks.Mark(id: path, mark: .accept, seal: "1234")])
    #expect(marks.decision(of: review().entries[0]) == .accept)
    #expect(marks.decision(of: review().entries[1]) == nil)
    let old = ReviewMarks([ReviewMarks.Mark(id: path, mark: .reject, seal: "old")])
    marks.join(old)
    #expect(marks.decision(of: review().entries[0]) == .accept)
    marks.join(ReviewMarks([ReviewMarks.Mark(id: path, mark: .reject, seal: "1234")]))
    marks.join(ReviewMarks([ReviewMarks.Mark(id: path, mark: .accept, seal: "1234")]))
    #expect(marks.decision(of: review().entries[0]) == .reject)
    let data = Data(#"{"marks": [{"id": "a", "mark": "accept", "seal": "1"}]}"#.utf8)
    #expect(ReviewMarks(data)?.marks.count == 1)
    #expect(ReviewMarks(Data("{}".utf8)) == nil)
    #expect(
      ReviewMarkdown(review(marks: marks)).text.contains("0 accepted, 1 rejected, 1 open."))
  }
}
