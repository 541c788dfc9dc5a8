! Control flow: loops, selections, branches, a function with a statement label.
integer function steps(start)
  implicit none
  integer, value :: start
  steps = 0
  do while (start /= 1)
    if (mod(start, 2) == 0) then
      start = start / 2
    else
      start = 3 * start + 1
    end if
    steps = steps + 1
    if (steps > 1000) goto 10
  end do
10 continue
end function steps

subroutine classify(code, word)
  implicit none
  integer, intent(in) :: code
  character(len=*), intent(out) :: word
  select case (code)
  case (:-1)
    word = 'negative'
  case (0)
    word = 'zero'
  case (1, 3, 5:9)
    word = 'some'
  case default
    word = 'other' // ' number'
  end select
end subroutine classify
